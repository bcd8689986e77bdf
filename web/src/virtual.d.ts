declare module "virtual:texts/*" {
  const source: string;
  export default source;
}
declare module "virtual:rules/*" {
  const book: import("./lib/rulebook").Rulebook;
  export default book;
}

// What somebody would call the browser they sit at.

/** What agents call themselves, and who that is: the most particular first, as Edge is also Chrome and Safari. */
const BROWSERS = { Edg: "Edge", OPR: "Opera", Firefox: "Firefox", FxiOS: "Firefox", Chrome: "Chrome", CriOS: "Chrome", Safari: "Safari" };
const SYSTEMS = { Android: "Android", iPhone: "iPhone", iPad: "iPad", Windows: "Windows", Mac: "Mac", Linux: "Linux" };

const called = (agent: string, known: Record<string, string>): string[] =>
  Object.entries(known).flatMap(([sign, name]) => (agent.includes(sign) ? [name] : [])).slice(0, 1);

/** “Firefox, Android”. */
export const browserName = (agent = navigator.userAgent): string =>
  [...called(agent, BROWSERS), ...called(agent, SYSTEMS)].join(", ") || "?";

// A rulebook in Markdown → chapters of numbered rules. Done when the client is built, so that no
// Markdown reader travels to the browser.

import { marked } from "marked";
import { parse } from "smol-toml";
import type { Chapter, Rulebook } from "../src/lib/rulebook";

const RULE = /^- \*\*([A-Z]\d+\.\d+)\*\* (.*)$/;
const LAW = /^\| ([BN]\d\d) \| (.*) \| (.*) \|$/;

export function readRulebook(markdown: string, notes: string, game: string): Rulebook {
  const editions = (notes ? (parse(notes)[game] ?? {}) : {}) as Record<string, string>;
  const [head = "", ...rest] = markdown.split(/^## /m);
  const [title = "", ...intro] = head.trim().split("\n");
  return {
    title: title.replace(/^# /, ""),
    intro: html(intro.join("\n")),
    chapters: rest.map((text) => chapter(text, editions)),
  };
}

function chapter(text: string, editions: Record<string, string>): Chapter {
  const [heading = "", ...lines] = text.split("\n");
  const found: Chapter = { title: heading.trim(), intro: "", rules: [] };
  const prose: string[] = [];
  for (const line of lines) {
    const rule = RULE.exec(line);
    const law = LAW.exec(line);
    if (rule) {
      found.rules.push(entry(rule[1] ?? "", rule[2] ?? "", undefined, editions));
    } else if (law) {
      found.rules.push(entry(law[1] ?? "", law[3] ?? "", law[2], editions));
    } else if (!line.startsWith("|")) {
      prose.push(line); // a table's head and rule are drawn by the page
    }
  }
  found.intro = html(prose.join("\n"));
  return found;
}

function entry(
  id: string,
  text: string,
  section: string | undefined,
  editions: Record<string, string>,
): Chapter["rules"][number] {
  const note = editions[id];
  return {
    id,
    html: inline(text),
    ...(section === undefined ? {} : { section }),
    ...(note === undefined ? {} : { note: inline(note) }),
  };
}

const html = (text: string): string => (marked.parse(text.trim(), { async: false }) as string).trim();
const inline = (text: string): string => marked.parseInline(text, { async: false }) as string;

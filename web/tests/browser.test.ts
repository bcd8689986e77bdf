import { expect, test } from "vitest";
import { browserName } from "../src/people/browser";

const KIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, "Edge, Windows"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/130.0.0.0 Mobile Safari/537.36`, "Chrome, Android"],
  ["Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0", "Firefox, Android"],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${KIT} CriOS/130.0 Mobile/15E148 Safari/604.1`, "Chrome, iPhone"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Version/17.0 Safari/605.1.15`, "Safari, Mac"],
  ["somebody's own", "?"],
])("%s", (agent, name) => expect(browserName(agent)).toBe(name));

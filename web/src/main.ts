import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./lib/texts.svelte";
import "./styles/theme.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
await speak(preferred());
mount(App, { target });
// Installed as an app it says itself when there is no connection, and needs the worker for that.
if (isSecureContext && matchMedia("(display-mode: standalone)").matches) void import("./people/notices").then(({ beside }) => beside()).catch(() => undefined);

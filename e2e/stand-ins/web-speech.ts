/**
 * A working SpeechRecognition to give to a page before it is opened, or none at all:
 * `page.addInitScript({ content: webSpeechStandIn })`.
 */
import { pageScript } from "./microphone.ts";

export const webSpeechStandIn: string = pageScript("./web-speech-page.ts");

/** A browser that has no recogniser of its own, as Firefox has none; Chromium's has no service behind it here. */
export const withoutWebSpeech =
  "delete window.webkitSpeechRecognition; delete window.SpeechRecognition;";

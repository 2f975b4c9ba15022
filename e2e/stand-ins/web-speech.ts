/**
 * A working SpeechRecognition to give to a page before it is opened, or none at all:
 * `page.addInitScript({ content: webSpeechStandIn })`.
 */
import { pageScript } from "./microphone.ts";

export const webSpeechStandIn: string = pageScript("./web-speech-page.ts");

/** A browser without a recogniser, like Firefox; Chromium's has no service here. */
export const withoutWebSpeech =
  "delete window.webkitSpeechRecognition; delete window.SpeechRecognition;";

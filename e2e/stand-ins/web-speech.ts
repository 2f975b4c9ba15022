/**
 * A working SpeechRecognition to give to a page before it is opened:
 * `page.addInitScript({ content: webSpeechStandIn })`.
 */
import { pageScript } from "./microphone.ts";

export const webSpeechStandIn: string = pageScript("./web-speech-page.ts");

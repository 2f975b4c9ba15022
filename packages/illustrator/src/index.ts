export { scenes, views } from "./pictures/names.ts";
export { drawScene } from "./pictures/scenes.ts";
export { drawView } from "./pictures/views.ts";
export type { Drawable } from "./spec.ts";

/** The shop's icons: one stroke on a grid of 24. Hidden from screen readers: label the control. */

const drawings = {
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20.5 20.5",
  closer: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20.5 20.5M10.5 7.5v6m-3-3h6",
  close: "m5.5 5.5 13 13m0-13-13 13",
  person:
    "M12 4a3.9 3.9 0 1 1 0 7.8A3.9 3.9 0 0 1 12 4ZM4.5 20.5c.5-4 3.5-5.8 7.5-5.8s7 1.8 7.5 5.8",
  /* Tote bag. */
  cart: "M4.5 8.5h15l-1 12h-13Zm4 3V7c0-2 1.5-3.5 3.5-3.5S15.5 5 15.5 7v4.5",
  home: "M4.5 11v9.5h15V11M3.5 8.5l1.5-5h14l1.5 5c0 1.5-1.2 2.5-2.8 2.5s-2.9-1-2.9-2.5c0 1.5-1.2 2.5-2.8 2.5S9.2 10 9.2 8.5C9.2 10 7.9 11 6.3 11S3.5 10 3.5 8.5ZM10 20.5V15h4v5.5",
  collections:
    "M12 9.5V8.2c1.5-.3 2.3-1.2 2.3-2.3A2.3 2.3 0 0 0 12 3.6c-1.2 0-2 .7-2.3 1.7M12 9.5 3 16.2c-.8.6-.4 1.8.6 1.8h16.8c1 0 1.4-1.2.6-1.8Z",
  contact: "M3.5 5.5h17v13h-17Zm.5.5 8 7 8-7",
  chevron: "m6 9.5 6 6 6-6",
  back: "M20 12H4.5m6-6.5L4 12l6.5 6.5",
  forward: "M4 12h15.5m-6-6.5L20 12l-6.5 6.5",
  sliders: "M3.5 7.5h8m5 0h4m-9-2.5v5m-8 6.5h3m5 0h12m-12-2.5v5",
  eye: "M2.5 12c2.5-4.3 5.7-6.5 9.5-6.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5S5 16.3 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
  eyeShut:
    "M2.5 10c2.5 3.5 5.7 5.3 9.5 5.3s7-1.8 9.5-5.3M5 13l-2 2.8m6-.9-1 3.3m7-3.3 1 3.3m3-5.2 2 2.8",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
  check: "m4.5 12.5 5 5 10-11",
  remove: "M4.5 6.5h15M9 6V3.5h6V6m-8.5.5.8 14h9.4l.8-14M10 10.5l.3 6.5m3.7-6.5-.3 6.5",
  exchange: "M4 8h15.5m-4-4 4 4-4 4M20 16H4.5m4 4-4-4 4-4",
  calendar: "M4 6h16v14.5H4Zm0 4.5h16M8.5 3.5V8m7-4.5V8m-8 9 2.5 2 4.5-5",
  support: "M3.5 5h17v11.5h-9L7 20.5v-4H3.5Zm4.5 6h.1m3.9 0h.1m3.9 0h.1",
  voice: "M6 8.5v7m6-12v17m6-12v7",
  pause: "M8.5 5.5v13m7-13v13",
  play: "M7.5 5v14l11.5-7Z",
  warning: "M12 4 2.8 20h18.4ZM12 10v4.5m0 2.6v.1",
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}

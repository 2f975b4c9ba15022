/** Builds the client into dist/client and runs the unit tests. */
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "dist/client",
    target: "es2022",
    sourcemap: false,
    reportCompressedSize: false,
  },
  test: {
    include: ["{contract,language,src,server,cli,fixtures,bench,scripts}/**/*.test.{ts,tsx}"],
    environment: "node",
    restoreMocks: true,
  },
});

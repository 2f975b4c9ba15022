/** The package has no types. */
declare module "fs-native-extensions" {
  /**
   * Locks a file, which must be open for writing, against every other opening of it. False when it is
   * locked already.
   */
  export function tryLock(descriptor: number): boolean;
}

declare module "fs-native-extensions" {
  /** Locks a file opened for writing; false if locked. */
  export function tryLock(descriptor: number): boolean;
}

declare module "fs-native-extensions" {
  /** Locks a file opened for writing; false when it is already locked. */
  export function tryLock(descriptor: number): boolean;
}

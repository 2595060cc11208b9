/** A variable of the environment has a value with which no program can run; its message says which, and what to do. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** A command that failed. The message is a sentence for the developer; it is empty when a program that it ran has printed the reason. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

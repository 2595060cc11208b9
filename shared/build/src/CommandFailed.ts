/** A command that cannot do its work. The message is a sentence for the developer; empty when the programs it ran have said why. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

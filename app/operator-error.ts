/** Something the person who runs the program can put right: its message is printed alone, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

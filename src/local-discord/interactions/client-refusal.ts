/** What a person's own client would not have sent: thrown by actors before anything reaches the application. */
export function clientRefusal(message: string): Error {
  const error = new Error(message);
  error.name = 'ClientRefusal';
  return error;
}

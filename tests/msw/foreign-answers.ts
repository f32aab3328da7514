/** Bodies of what answers for our server: a proxy, a firewall, the sign-in page of a hotel's network. */
export const foreignAnswers: readonly [unknown][] = [
  [undefined],
  [''],
  ['<html>400 Request Header Or Cookie Too Large</html>'],
  [null],
  [[]],
  [{ message: 'Forbidden' }],
  [{ error: 'invalid_token', error_description: 'Sign in to the network.' }],
  [{ statusCode: 401, message: 'Access denied due to missing subscription key.' }],
  [{ code: 'Forbidden', message: 'The request was blocked.' }],
  [{ type: 'about:blank', title: 'Forbidden', status: 403, detail: 'Blocked.' }],
]

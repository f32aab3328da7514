import type { components } from '#contract/platform'

type Problem = components['schemas']['Problem']

/** A problem document, for `response(401).json(problem(401, 'invalid_credentials', '...'))`. */
export function problem(status: number, code: string, detail: string): Problem {
  return { type: 'about:blank', title: 'Problem', status, code, detail }
}

export const tokenNotValid = problem(
  401,
  'token_not_valid',
  'token_not_valid: the access token is missing, expired or forged.',
)

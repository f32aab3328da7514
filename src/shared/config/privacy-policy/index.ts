/**
 * The address of the operator's own privacy policy elsewhere on the web; without one the app shows its own page.
 *
 * @param given VITE_PRIVACY_POLICY_URL from the build
 * @throws when it is not an address that a browser can open, naming the variable
 */
export function parsePrivacyPolicyUrl(given: unknown): string | undefined {
  if (given === undefined || given === '') return undefined
  if (typeof given !== 'string' || !/^https?:\/\//.test(given) || !URL.canParse(given)) {
    throw new Error(`VITE_PRIVACY_POLICY_URL is not an http address: ${String(given)}`)
  }
  return given
}

export const privacyPolicyUrl = parsePrivacyPolicyUrl(import.meta.env.VITE_PRIVACY_POLICY_URL)

/**
 * The address of the operator's own privacy policy elsewhere on the web; without one the app shows its own page.
 *
 * @param url VITE_PRIVACY_POLICY_URL from the build
 * @throws when it is not an address that a browser can open, naming the variable
 */
export function parsePrivacyPolicyUrl(url: unknown): string | undefined {
  if (url === undefined || url === '') return undefined
  if (typeof url !== 'string' || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(`VITE_PRIVACY_POLICY_URL is not an http address: ${String(url)}`)
  }
  return url
}

export const privacyPolicyUrl = parsePrivacyPolicyUrl(import.meta.env.VITE_PRIVACY_POLICY_URL)

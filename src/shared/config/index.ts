export { FRESH_MS } from './fresh-ms'
export { privacyPolicyUrl } from './privacy-policy'
export { defaultAssistantName, productName } from './product'
export { storageKeys } from './storage-keys'

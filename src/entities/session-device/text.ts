import { defineText } from '@/shared/lib/i18n'

export const en = {
  thisDevice: 'This device',
  lastUsed: 'Last used: {{when}}',
  signedIn: 'Signed in: {{when}}',
}

export const sessionDeviceText = defineText('session-device', en, { es: () => import('./text.es') })

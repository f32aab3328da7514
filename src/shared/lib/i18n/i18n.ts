import i18next from 'i18next'

export const i18n = i18next.createInstance()

// Keys are flat words and values are whole sentences, so the separators of nested keys and namespaces are off.
void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
})

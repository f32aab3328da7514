import { useText } from '@/shared/lib/i18n'
import { PageTabs } from '@/shared/ui/page-tabs'
import { managedCatalogueText } from '../text'

const tabs = [
  { key: 'parts', to: '/manage-catalogue' },
  { key: 'bundles', to: '/manage-catalogue/bundles' },
  { key: 'prices', to: '/manage-catalogue/prices' },
  { key: 'taxRates', to: '/manage-catalogue/tax' },
  { key: 'inventory', to: '/inventory' },
  { key: 'imports', to: '/manage-catalogue/import' },
] as const

/** The pages of a catalogue. */
export function CatalogueTabs() {
  const t = useText(managedCatalogueText)
  return <PageTabs label={t('catalogue')} tabs={tabs.map(({ key, to }) => ({ to, name: t(key) }))} />
}

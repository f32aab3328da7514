import { Link } from '@tanstack/react-router'
import { useText } from '@/shared/lib/i18n'
import { managedCatalogueText } from '../text'

const tabs = [
  { key: 'parts', to: '/manage-catalogue' },
  { key: 'bundles', to: '/manage-catalogue/bundles' },
  { key: 'prices', to: '/manage-catalogue/prices' },
  { key: 'taxRates', to: '/manage-catalogue/tax' },
  { key: 'inventory', to: '/inventory' },
  { key: 'imports', to: '/manage-catalogue/import' },
] as const

/** The pages of a catalogue, as tabs with addresses of their own. */
export function CatalogueTabs() {
  const t = useText(managedCatalogueText)
  return (
    <nav aria-label={t('catalogue')} className="mb-5 print:hidden">
      <ul className="flex gap-6 overflow-x-auto border-b border-line px-1">
        {tabs.map(({ key, to }) => (
          <li key={key} className="shrink-0">
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              className={
                'inline-flex min-h-control items-center border-b-2 border-transparent font-medium text-ink-muted -outline-offset-2 ' +
                'transition-colors duration-150 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink'
              }
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { productName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { PageHeader } from '@/shared/ui/page-header'
import { TextSections } from '@/shared/ui/text-sections'
import { termsOfServiceText } from './text'

const sections = ['provider', 'account', 'assistant', 'orders', 'uploads', 'service', 'end'] as const

/** What counts between the provider of this service and who uses it. */
export function TermsOfServicePage() {
  const t = useText(termsOfServiceText)
  const product = { product: productName }
  usePageTitle(t('title'))
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} />
      <TextSections
        sections={sections.map((name) => ({ title: t(`${name}Title`), body: t(`${name}Body`, product) }))}
      />
    </>
  )
}

import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { PageHeader } from '@/shared/ui/page-header'
import { TextSections } from '@/shared/ui/text-sections'
import { privacyPolicyText } from './text'

const sections = ['who', 'kept', 'purpose', 'seen', 'others', 'device', 'duration', 'rights'] as const

/** What is stored about who uses the service, as the software does it; a provider with more to say sets its own address. */
export function PrivacyPolicyPage() {
  const t = useText(privacyPolicyText)
  usePageTitle(t('title'))
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} />
      <TextSections sections={sections.map((name) => ({ title: t(`${name}Title`), body: t(`${name}Body`) }))} />
    </>
  )
}

import { type Text, useText } from '@/shared/lib/i18n'
import { PageHeader } from './page-header'

/** What the document of a page shows in place of its heading, which waits for no data, until the page is there. */
export function FirstHeading({ text }: { text: Text<{ title: string; summary: string }> }) {
  const t = useText(text)
  return <PageHeader titleAs="p" title={t('title')} summary={t('summary')} />
}

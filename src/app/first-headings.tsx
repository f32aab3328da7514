import type { ReactNode } from 'react'
import { instanceListText } from '@/pages/machines/instance-list/text'
import { ordersText } from '@/pages/orders/order-list/text'
import { quotesText } from '@/pages/quotes/quote-list/text'
import { type Text, useText } from '@/shared/lib/i18n'
import { PageHeader } from '@/shared/ui/page-header'

/**
 * By their address, pages that everybody may see who is signed in, and whose heading waits for no data: it comes with the
 * document, at the place where the page has it. A journey compares them.
 */
export const firstHeadings: Readonly<Record<string, ReactNode>> = {
  '/orders': <Heading text={ordersText} />,
  '/quotes': <Heading text={quotesText} />,
  '/machine-instances': <Heading text={instanceListText} />,
}

function Heading({ text }: { text: Text<{ title: string; summary: string }> }) {
  const t = useText(text)
  return <PageHeader titleAs="p" title={t('title')} summary={t('summary')} />
}

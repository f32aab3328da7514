import { FileText } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { DocumentButton, type DocumentButtonProps } from './document-button'
import { orderDocumentsText } from './text'

/** Saves a quote on the dealership's letterhead. */
export function QuoteDocumentButton({ quoteNumber, ...button }: DocumentButtonProps & { quoteNumber: string }) {
  const t = useText(orderDocumentsText)
  return (
    <DocumentButton name={quoteNumber} icon={<FileText aria-hidden />} {...button}>
      {t('quote')}
    </DocumentButton>
  )
}

import { Receipt } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { DocumentButton, type DocumentButtonProps } from './document-button'
import { orderDocumentsText } from './text'

/** Saves the receipt of what an order was paid by card. */
export function ReceiptButton({ orderNumber, ...button }: DocumentButtonProps & { orderNumber: string }) {
  const t = useText(orderDocumentsText)
  return (
    <DocumentButton name={`${orderNumber}-receipt`} icon={<Receipt aria-hidden />} {...button}>
      {t('receipt')}
    </DocumentButton>
  )
}

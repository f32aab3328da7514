import { useMutation } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { maintenanceQuoteMutations } from '@/entities/maintenance-quote'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { instanceDetailsText } from './text'

type QuoteButtonProps = { instanceId: string; onQuoted: (quoteId: string) => void }

/** Drafts a quote for what is due on a machine. */
export function QuoteButton({ instanceId, onQuoted }: QuoteButtonProps) {
  const t = useText(instanceDetailsText)
  const { mutate, isPending } = useMutation({
    ...maintenanceQuoteMutations.create(),
    onError: ({ message }) => toast.error(message),
  })
  return (
    <Button
      icon={<ReceiptText aria-hidden />}
      disabled={isPending}
      onClick={() => mutate(instanceId, { onSuccess: ({ id }) => onQuoted(id) })}
    >
      {t('quote')}
    </Button>
  )
}

import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { shareLinkText } from '../text'

/** Puts the address of a link on the clipboard; undefined where there is none, as it is on a secure origin alone. */
export function useCopyAddress(url: string): (() => Promise<void>) | undefined {
  const t = useText(shareLinkText)
  if (!navigator.clipboard) return undefined
  return async () => {
    await navigator.clipboard.writeText(url)
    toast.success(t('copied'))
  }
}

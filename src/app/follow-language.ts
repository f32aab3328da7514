import type { QueryClient } from '@tanstack/react-query'
import { onLanguageChange } from '@/shared/lib/i18n'

/** Reads again what the server has answered in the language that was shown before (`Accept-Language`). */
export function followLanguage(queryClient: QueryClient): () => void {
  return onLanguageChange(() => void queryClient.invalidateQueries())
}

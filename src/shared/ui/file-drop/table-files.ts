import { useText } from '@/shared/lib/i18n'
import { uiText } from '../text'

/** The files that the server reads as tables: for the file dialog, and what is said of any other. */
export function useTableFiles(): { accept: string; refusal: string } {
  const t = useText(uiText)
  return {
    accept:
      '.xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    refusal: t('notTable'),
  }
}

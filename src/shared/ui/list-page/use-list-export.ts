import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { byteOrderMark, csvLine } from '@/shared/lib/csv'
import { localDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import type { List } from '@/shared/lib/list-search'
import { saveFile } from '@/shared/lib/save-file'
import type { Column } from '../data-table'
import { toast } from '../toaster'
import { exportedColumns } from './exported-columns'
import { listPageText } from './text'

/** Rows that are read at once. */
const EXPORT_PAGE_SIZE = 500

type ExportOptions<Row extends object> = {
  list: Pick<List<Row>, 'path' | 'fetchPage'>
  columns: readonly Column<Row>[]
  /** The server's own table of what is filtered, where it has one. */
  exportTable?: (() => Promise<Blob>) | undefined
}

/** Saves everything that the filters leave as a CSV file: the server's own table, or the shown columns page by page. */
export function useListExport<Row extends object>({ list, columns, exportTable }: ExportOptions<Row>) {
  const t = useText(listPageText)
  const [progress, setProgress] = useState<number>()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  async function pagesAsTable(): Promise<Blob> {
    const exported = exportedColumns(columns, t('currency'))
    const lines = [byteOrderMark, csvLine(exported.map(({ header }) => header))]
    for (let page = 1, read = 0, total = 1; read < total && !isGone.current; page++) {
      const found = await list.fetchPage(page, EXPORT_PAGE_SIZE)
      lines.push(...found.items.map((row) => csvLine(exported.map(({ write }) => write(row)))))
      read += found.items.length
      // Rows that went meanwhile leave a page empty before the total is reached.
      total = found.items.length === 0 ? read : found.total
      setProgress(total === 0 ? 100 : Math.floor((100 * read) / total))
    }
    return new Blob(lines, { type: 'text/csv;charset=utf-8' })
  }

  const { mutate, isPending } = useMutation({
    mutationFn: exportTable ?? pagesAsTable,
    onSuccess: (table) => {
      if (isGone.current) return
      const name = `${list.path.slice(1).replaceAll('/', '-')}-${localDay()}.csv`
      saveFile(table, name)
      toast.success(t('exported', { name }))
    },
    onError: ({ message }) => toast.error(t('exportFailed', { reason: message })),
    onSettled: () => setProgress(undefined),
  })
  return { save: () => mutate(), isSaving: isPending, progress }
}

import { tableStream } from '../../csv/table-stream'

/** A table as a file to save, written line by line. */
export const csvReply = (name: string, lines: AsyncIterable<string>) => ({
  status: 200 as const,
  body: tableStream(lines),
  headers: {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`,
    'cache-control': 'no-store',
  },
})

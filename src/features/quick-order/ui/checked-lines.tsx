import { PartThumbnail } from '@/entities/catalogue'
import { useStockWords } from '@/entities/stock'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { SelectField } from '@/shared/ui/select-field'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { type CheckedLine, type Outcome, outcomeOf } from '../model/checked-line'
import { quickOrderText } from '../text'

const appearances: Record<Outcome, Status> = {
  found: 'done',
  superseded: 'attention',
  ambiguous: 'attention',
  inactive: 'failed',
  unknown: 'failed',
  quantity: 'failed',
}

type CheckedLinesProps = {
  lines: readonly CheckedLine[]
  currency: string
  onChoose: (index: number, partId: string) => void
}

/** What became of each pasted line. */
export function CheckedLines({ lines, currency, onChoose }: CheckedLinesProps) {
  const t = useText(quickOrderText)
  return (
    <ol aria-label={t('results')} className="grid divide-y divide-line rounded-md border border-line">
      {lines.map((line, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none moves
          key={index}
          className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 px-4 py-3 sm:grid-cols-[auto_1fr_auto] sm:items-center"
        >
          <LineThumbnail line={line} />
          <div className="grid min-w-0 gap-1">
            <Named line={line} />
            {outcomeOf(line) === 'ambiguous' && (
              <SelectField
                label={t('whichOne', { number: line.number })}
                placeholder={t('choose')}
                value={line.chosenId}
                onChange={({ target }) => onChoose(index, target.value)}
                options={(line.resolved?.candidates ?? []).map(({ id, part_number, description, manufacturer }) => ({
                  value: id,
                  label: [part_number, description, manufacturer].filter(Boolean).join(', '),
                }))}
              />
            )}
          </div>
          <div className="flex flex-wrap items-center gap-3 max-sm:col-start-2">
            <Terms line={line} currency={currency} />
            <StatusBadge status={appearances[outcomeOf(line)]} label={t(outcomeOf(line))} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Of the part that was found or chosen; a drawing where there is none, so that the lines stay aligned. */
function LineThumbnail({ line }: { line: CheckedLine }) {
  const { part, candidates = [] } = line.resolved ?? {}
  const shown = part ?? candidates.find(({ id }) => id === line.chosenId)
  const name = shown ? shown.description || shown.part_number : ''
  return <PartThumbnail name={name} picture={shown?.picture} size="sm" />
}

function Named({ line }: { line: CheckedLine }) {
  const t = useText(quickOrderText)
  const { number, quantity, resolved } = line
  const outcome = outcomeOf(line)
  const part = resolved?.part
  const reasons: Partial<Record<Outcome, string>> = {
    superseded: [t('replaces', { number: resolved?.asked_number ?? number }), resolved?.reason].join(' '),
    inactive: t('noLongerSold'),
    unknown: t('notFound'),
    quantity: t('quantityWrong'),
  }
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        <span className="figures">
          {quantity === undefined ? line.text : t('times', { quantity, number: part?.part_number ?? number })}
        </span>{' '}
        <span className="font-normal">{part?.description}</span>
      </p>
      {reasons[outcome] && <p className="text-sm text-ink-muted">{reasons[outcome]}</p>}
      {resolved?.problem && part && <p className="text-sm text-warning-ink">{resolved.problem.message}</p>}
    </>
  )
}

function Terms({ line: { resolved }, currency }: { line: CheckedLine; currency: string }) {
  const t = useText(quickOrderText)
  const money = useMoney()
  const stockWords = useStockWords()
  if (!resolved?.part || resolved.fate === 'inactive') return null
  const { amount } = resolved
  return (
    <span className="figures text-right text-sm">
      <span className="block">{amount === null ? t('noPrice') : money({ amount, currency })}</span>
      <span className="block text-ink-muted">{stockWords(resolved)}</span>
    </span>
  )
}

import { BookOpen, Building2, type LucideIcon, MessageCircleQuestion, Tractor, Users } from 'lucide-react'
import type { Dashboard } from '@/entities/dashboard'
import { useText } from '@/shared/lib/i18n'
import { homeText } from './text'

/** What there is and what was asked; a tile of its own for what only admins and dealerships have. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const t = useText(homeText)
  const { machines, manuals, questions, people, operators } = dashboard
  const countOf = (confidence: 'sure' | 'unsure' | 'none') => questions.reduce((sum, day) => sum + day[confidence], 0)
  const [sure, unsure, none] = [countOf('sure'), countOf('unsure'), countOf('none')]
  /** A note only where there is something to note. */
  const note = (count: number, text: string) => (count > 0 ? [text] : [])

  return (
    <section aria-label={t('figures')}>
      <dl className="grid grid-cols-2 gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        <FigureTile
          icon={Tractor}
          name={t('machines')}
          value={machines.total}
          notes={[t('machinesReady', { count: machines.ready })]}
        />
        <FigureTile
          icon={BookOpen}
          name={t('manuals')}
          value={manuals.total}
          notes={[
            t('manualsReady', { count: manuals.ready }),
            ...note(manuals.processing, t('manualsProcessing', { count: manuals.processing })),
            ...note(manuals.failed, t('manualsFailed', { count: manuals.failed })),
          ]}
        />
        <FigureTile
          icon={MessageCircleQuestion}
          name={t('questions')}
          value={sure + unsure + none}
          notes={[
            ...note(sure, t('questionsSure', { count: sure })),
            ...note(unsure, t('questionsUnsure', { count: unsure })),
            ...note(none, t('questionsNone', { count: none })),
          ]}
        />
        {people && (
          <FigureTile
            icon={Users}
            name={t('people')}
            value={people.active}
            notes={note(people.invited, t('peopleInvited', { count: people.invited }))}
          />
        )}
        {operators !== null && <FigureTile icon={Building2} name={t('operators')} value={operators} />}
      </dl>
    </section>
  )
}

type FigureTileProps = { icon: LucideIcon; name: string; value: number; notes?: string[] }

/** One figure of the dashboard, with what it is made of. */
function FigureTile({ icon: Icon, name, value, notes = [] }: FigureTileProps) {
  return (
    <div className="rounded-md border border-line bg-surface px-5 py-4">
      <dt className="flex items-center gap-2 text-sm text-ink-muted">
        <Icon aria-hidden className="size-4 shrink-0" />
        {name}
      </dt>
      <dd className="figures pt-1 text-2xl font-bold">{value}</dd>
      {notes.map((note) => (
        <dd key={note} className="text-sm text-ink-muted">
          {note}
        </dd>
      ))}
    </div>
  )
}

import { useText } from '@/shared/lib/i18n'
import { instanceDetailsText } from './text'

export type Section = 'tasks' | 'hours' | 'labelTitle' | 'history' | 'orders' | 'readings'

/** For the element of a section: the way to it ends below the top bar, and the keyboard goes on from there. */
export const sectionProps = (id: Section) => ({ id, tabIndex: -1, className: 'scroll-mt-[calc(var(--top-bar)+16px)]' })

/** On a phone, where the page is long, one press to each of its sections. */
export function SectionLinks({ sections }: { sections: readonly Section[] }) {
  const t = useText(instanceDetailsText)
  const goTo = (section: Section) => {
    const element = document.getElementById(section)
    element?.scrollIntoView()
    element?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={t('sections')} className="-mx-4 -mt-2 mb-4 overflow-x-auto px-4 py-1 sm:hidden print:hidden">
      <div className="flex w-max gap-2">
        {sections.map((section) => (
          <button
            key={section}
            type="button"
            onClick={() => goTo(section)}
            className="min-h-control rounded-full border border-line bg-surface px-4 text-sm font-medium active:bg-hover"
          >
            {t(section)}
          </button>
        ))}
      </div>
    </nav>
  )
}

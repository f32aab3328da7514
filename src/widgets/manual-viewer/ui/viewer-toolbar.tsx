import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { controlClass } from '@/shared/ui/field'
import { IconButton } from '@/shared/ui/icon-button'
import { clampPage } from '../model/clamp-page'
import type { Zoom } from '../model/zoom'
import { manualViewerText } from '../text'
import { ZoomField } from './zoom-field'

type ViewerToolbarProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
}

export function ViewerToolbar({ page, pages, onPage, zoom, onZoom }: ViewerToolbarProps) {
  const t = useText(manualViewerText)
  const isKnown = pages > 0
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="-ml-2 flex items-center gap-0.5">
        <IconButton
          label={t('previousPage')}
          icon={<ChevronLeft aria-hidden />}
          disabled={!isKnown || page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <PageField key={page} page={page} pages={pages} onPage={onPage} />
        <span className="figures px-1 text-sm whitespace-nowrap text-ink-muted">
          {isKnown && t('ofPages', { pages })}
        </span>
        <IconButton
          label={t('nextPage')}
          icon={<ChevronRight aria-hidden />}
          disabled={!isKnown || page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </div>
      <ZoomField zoom={zoom} onZoom={onZoom} />
    </div>
  )
}

function PageField({ page, pages, onPage }: Pick<ViewerToolbarProps, 'page' | 'pages' | 'onPage'>) {
  const t = useText(manualViewerText)
  const [typed, setTyped] = useState(String(page))

  function go() {
    const wanted = typed === '' ? page : clampPage(Number(typed), pages)
    setTyped(String(wanted))
    if (wanted !== page) onPage(wanted)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <input
        aria-label={t('page')}
        inputMode="numeric"
        value={typed}
        disabled={pages === 0}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={go}
        onFocus={(event) => event.target.select()}
        className={`${controlClass} figures max-w-14 px-1 text-center`}
      />
    </form>
  )
}

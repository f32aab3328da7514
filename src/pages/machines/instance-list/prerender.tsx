import { renderToStaticMarkup } from 'react-dom/server'
import { FirstHeading } from '@/shared/ui/page-header'
import { instanceListText } from './text'

/** The heading of the page, which everybody may see who is signed in, for its document. */
export const prerender = (): string => renderToStaticMarkup(<FirstHeading text={instanceListText} />)

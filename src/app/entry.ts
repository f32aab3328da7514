import { nextPaint } from '@/shared/lib/next-task'
import './styles/index.css'

// What the document shows is painted first: a phone computes for a while before the app shows anything of its own.
void nextPaint().then(() => import('./start'))

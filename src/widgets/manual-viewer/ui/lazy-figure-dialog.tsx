import { later } from '@/shared/lib/later'

/** The figure of a part beside the list, which is loaded where a part has one. */
export const FigureDialog = later(() => import('./figure-dialog').then(({ FigureDialog }) => FigureDialog))

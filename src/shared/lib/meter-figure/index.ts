export { readFigure } from './read-figure'

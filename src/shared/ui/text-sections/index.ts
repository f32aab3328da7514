export { TextSections } from './text-sections'

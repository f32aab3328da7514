export { useIsNarrow, useMediaQuery } from './use-media-query'

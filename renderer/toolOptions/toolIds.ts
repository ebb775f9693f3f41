/** The tools of the rail, in its order. */
export const TOOL_IDS = [
  'select',
  'pan',
  'brush',
  'fill',
  'eraser',
  'elevation',
  'attribute',
  'hexside',
  'road',
  'structure',
  'marker',
  'counter',
  'stamp',
  'label',
  'zone',
  'background',
  'sight',
  'route',
  'ask',
  'measure',
] as const
export type ToolId = (typeof TOOL_IDS)[number]

/** The pictures that tools and actions ask for by name: lucide's, imported one by one. */
import Castle from 'lucide-react/icons/castle'
import ChessRook from 'lucide-react/icons/chess-rook'
import CircleUser from 'lucide-react/icons/circle-user'
import Eraser from 'lucide-react/icons/eraser'
import Eye from 'lucide-react/icons/eye'
import Flame from 'lucide-react/icons/flame'
import Hand from 'lucide-react/icons/hand'
import ImageIcon from 'lucide-react/icons/image'
import LandPlot from 'lucide-react/icons/land-plot'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import Mountain from 'lucide-react/icons/mountain'
import MousePointer2 from 'lucide-react/icons/mouse-pointer-2'
import Paintbrush from 'lucide-react/icons/paintbrush'
import PaintBucket from 'lucide-react/icons/paint-bucket'
import Route from 'lucide-react/icons/route'
import Ruler from 'lucide-react/icons/ruler'
import Spline from 'lucide-react/icons/spline'
import Square from 'lucide-react/icons/square'
import Stamp from 'lucide-react/icons/stamp'
import Tag from 'lucide-react/icons/tag'
import Type from 'lucide-react/icons/type'
import { type ComponentType, type ReactNode } from 'react'

export type Icon = ComponentType<{ 'aria-hidden'?: boolean }>

export const ICONS: Readonly<Record<string, Icon>> = {
  castle: Castle,
  'chess-rook': ChessRook,
  'circle-user': CircleUser,
  eraser: Eraser,
  eye: Eye,
  flame: Flame,
  hand: Hand,
  image: ImageIcon,
  'land-plot': LandPlot,
  'message-circle-question-mark': MessageCircleQuestionMark,
  mountain: Mountain,
  'mouse-pointer-2': MousePointer2,
  paintbrush: Paintbrush,
  'paint-bucket': PaintBucket,
  route: Route,
  ruler: Ruler,
  spline: Spline,
  stamp: Stamp,
  tag: Tag,
  type: Type,
}

export function NamedIcon({ name }: { name: string }): ReactNode {
  const Icon = ICONS[name] ?? Square
  return <Icon aria-hidden />
}

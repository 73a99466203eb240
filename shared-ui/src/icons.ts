import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { pageDirection } from './theme/direction';

const isRightToLeft = pageDirection() === 'rtl';

/** Icons by the names of their meanings; decorative unless given a `titleAccess`. */
export { default as AccountIcon } from '@mui/icons-material/AccountCircleOutlined';
export { default as AddIcon } from '@mui/icons-material/Add';
export { default as AdsIcon } from '@mui/icons-material/CampaignOutlined';
export { default as CheckIcon } from '@mui/icons-material/Check';
export { default as CloseIcon } from '@mui/icons-material/Close';
export { default as CollapseIcon } from '@mui/icons-material/ExpandLess';
export { default as ErrorIcon } from '@mui/icons-material/ErrorOutlineOutlined';
export { default as ExpandIcon } from '@mui/icons-material/ExpandMore';
export { default as ExternalIcon } from '@mui/icons-material/OpenInNew';
export { default as HelpIcon } from '@mui/icons-material/HelpOutlineOutlined';
export { default as HistoryIcon } from '@mui/icons-material/History';
export { default as InfoIcon } from '@mui/icons-material/InfoOutlined';
export { default as KeyIcon } from '@mui/icons-material/KeyOutlined';
export { default as LocationIcon } from '@mui/icons-material/PlaceOutlined';
export { default as PhoneIcon } from '@mui/icons-material/PhoneOutlined';
export { default as PlayIcon } from '@mui/icons-material/PlayArrow';
export { default as ProductIcon } from '@mui/icons-material/Inventory2Outlined';
export { default as RefreshIcon } from '@mui/icons-material/Refresh';
export { default as ReportIcon } from '@mui/icons-material/BarChart';
export { default as SuccessIcon } from '@mui/icons-material/CheckCircleOutlined';
export { default as TrendDownIcon } from '@mui/icons-material/TrendingDown';
export { default as TrendUpIcon } from '@mui/icons-material/TrendingUp';
export { default as WaitingIcon } from '@mui/icons-material/HourglassEmpty';
export { default as WarningIcon } from '@mui/icons-material/WarningAmber';

// Those that point along the line of reading.
export const BackIcon = isRightToLeft ? ArrowForward : ArrowBack;
export const ForwardIcon = isRightToLeft ? ArrowBack : ArrowForward;
export const NextIcon = isRightToLeft ? ChevronLeft : ChevronRight;
export const PreviousIcon = isRightToLeft ? ChevronRight : ChevronLeft;

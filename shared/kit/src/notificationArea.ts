export { NotificationArea } from './mount/NotificationArea.tsx';

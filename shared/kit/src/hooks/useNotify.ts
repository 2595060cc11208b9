import { useCallback } from 'react';
import { useKit } from '../kit/useKit.ts';
import type { Notification } from '../notifications/Notifications.ts';

/** Shows a notification at the top left. It disappears after a while, so the page must show the same information. */
export function useNotify(): (notification: Notification) => void {
  const { notifications } = useKit();
  return useCallback((notification) => void notifications.show(notification), [notifications]);
}

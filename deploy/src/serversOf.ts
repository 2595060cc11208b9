/** The servers of a setting such as API_SERVERS: `host:port` each, separated by spaces. */
export const serversOf = (setting: string): string[] => setting.split(/\s+/).filter(Boolean);

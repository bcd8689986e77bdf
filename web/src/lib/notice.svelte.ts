// Calls a player to the table: title, badge, sound, notification.

export function notices(isMyTurn: () => boolean, title: () => string): void {
  $effect(() => {
    document.title = isMyTurn() ? `● ${title()}` : title();
  });
}
